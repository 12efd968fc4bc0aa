import { goodsForm } from '#test/goods.ts';
import type { Person } from '#test/people.ts';
import type { CallerName, Sent, Stage } from '../stage.ts';

/** What one row of the matrix sends: prepared anew after each caller who was let in, so that what it is about is there. */
export type Prepared = Omit<Sent, 'method'>;
/** Prepares what a row sends. One that takes the caller, too, is asked for each caller. */
export type Prepare = (stage: Stage, caller: CallerName) => Promise<Prepared> | Prepared;

/** Requests by the name of their row in the matrix. */
export type Requests = Record<string, Prepare>;

let made = 0;

/** A word that was not used before. */
export const fresh = (): string => `fresh${(made += 1)}`;

/** Somebody who has no account yet. */
export const newPerson = () => ({ name: 'Meena', email: `${fresh()}@example.in`, phone: '9876543210' });

/** A mobile number that was not used before. */
export const newPhone = (): string => String(9_826_000_000 + (made += 1));

/** Makes the calls of a person; one that is refused ends the test. */
export const by = (person: Person) => async (method: string, path: string, body?: unknown) => {
  const answer = await person.call(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}`);
  return answer.body;
};

/** Makes the calls of the owner. */
export const owner = ({ people }: Stage) => by(people.owner);

/** Adds a product. */
export async function newProduct(stage: Stage) {
  return owner(stage)('POST', '/api/products/addproduct', goodsForm(fresh()));
}

/** Adds a product, deactivates it and returns its id. */
export async function deactivated(stage: Stage): Promise<string> {
  const { _id } = await newProduct(stage);
  await owner(stage)('DELETE', `/api/products/deleteproduct/${_id}`);
  return _id;
}
