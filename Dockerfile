# The first stage builds the pages; the second runs the shop, without build tools and not as root.
FROM node:24-bookworm-slim AS build
WORKDIR /haat
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
# The image brings its own Node: the pinned one would make it twice as large.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node-linux-*

FROM node:24-bookworm-slim
WORKDIR /haat
COPY --from=build --chown=node:node /haat ./
RUN mkdir -m 0700 /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main/server.mjs"]
