import { Link, useLocation, type MetaArgs } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { headOf } from '#ui/page-head.ts';
import { useTakenAlong } from './return-path.ts';

export const meta = ({ matches }: MetaArgs) => headOf(matches, { title: 'User Created Successfully!' });

/** The success dialog after signing up; it stands in the page, so it is there before any script is. */
export default function UserCreatedPage() {
  const takenAlong = useTakenAlong();
  const state: unknown = useLocation().state;
  return (
    <section className="mx-auto w-full max-w-md px-4 py-12">
      <dialog
        open
        aria-labelledby="created"
        className="static m-0 grid w-full justify-items-center gap-4 rounded-tile bg-white p-8 text-center shadow-float"
      >
        <span className="grid size-14 place-items-center rounded-full bg-leaf-soft text-leaf">
          <Icon name="check" className="size-8" />
        </span>
        <h1 id="created" className="text-2xl font-bold">
          User Created Successfully!
        </h1>
        <p className="text-muted">Your account is ready. Log in and fill your first basket.</p>
        <Link
          to={pageAddress('login') + takenAlong}
          state={state}
          className={buttonClass('primary', 'w-full')}
        >
          Login
        </Link>
      </dialog>
    </section>
  );
}
