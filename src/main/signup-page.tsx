import { Suspense } from 'react';
import type { MetaArgs } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { SignUpForm } from '#identity/web/form/sign-up-form.tsx';
import { TilePicture } from '#media/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { headOf } from '#ui/page/page-head.ts';
import { partLater } from '#ui/page/part-later.ts';

// Loaded only for guests who tapped goods.
const PlaceLine = partLater(async () => (await import('#storefront/web/frame/place-line.tsx')).default);

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.signup.title'), path: pageAddress('signup') }));

export const handle = { isDocked: () => true };

/**
 * The sign-up page, with the picture of the goods that she tapped, and the village and the round that they go by: identity stands below
 * what has these.
 */
export default function SignupPage() {
  const { promises } = useShop();
  return (
    <SignUpForm
      Picture={TilePicture}
      place={
        promises && (
          <Suspense>
            <PlaceLine className="w-full" />
          </Suspense>
        )
      }
    />
  );
}
