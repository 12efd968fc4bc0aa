import { data } from 'react-router';

/** Whatever has no page in the back office. */
export const loader = () => data(null, { status: 404 });

/** Within the page nothing is asked: the layout says that there is nothing, and leads back. */
export const clientLoader = (): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way
  throw data(null, { status: 404 });
};
clientLoader.hydrate = true as const;

/** Never shown: the layout speaks in its place. */
export default function MissingPage() {
  return null;
}
