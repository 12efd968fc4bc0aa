/** The route modules that most first visits open: the frame around every page, the goods pages, the product page. */
const FRAME = /\/src\/(?:main\/root|storefront\/web\/frame\/shop-layout)\.tsx/;
const GOODS = /\/src\/storefront\/web\/(?:home\/home-page|listing\/shop-page)\.tsx/;
const PRODUCT = /\/src\/storefront\/web\/product\/product-page\.tsx/;

/**
 * Puts the modules that a first visit needs (imported directly or indirectly, but not by `import()`) into two files,
 * 'frame' and 'goods'. Two files compress 3 KB smaller than the twenty that the bundler would make.
 * @returns {import('rolldown').CodeSplittingNameFunction}
 */
export function firstViewChunk() {
  const [inFrame, inGoods, inProduct] = [FRAME, GOODS, PRODUCT].map(neededBy);
  return (id, graph) => {
    if (inFrame?.(id, graph) || (inGoods?.(id, graph) && inProduct?.(id, graph))) return 'frame';
    return inGoods?.(id, graph) ? 'goods' : null;
  };
}

/**
 * @param {RegExp} pages
 * @returns {(id: string, graph: import('rolldown').ChunkingContext) => boolean}
 */
function neededBy(pages) {
  /** @type {Map<string, boolean>} */
  const known = new Map();
  /** @type {(id: string, graph: import('rolldown').ChunkingContext) => boolean} */
  const isNeeded = (id, graph) => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false); // stops the recursion where modules import each other
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const needed =
      pages.test(id.replaceAll('\\', '/')) || importers.some((importer) => isNeeded(importer, graph));
    known.set(id, needed);
    return needed;
  };
  return isNeeded;
}
