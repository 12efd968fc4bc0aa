import { type TransProps, useLingui } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';

/**
 * A message with a link or a bold word inside it. It is Lingui's own, from where no page's first scripts come: few screens
 * have such a message, and every page would load it beside `useLingui`.
 */
export const Trans = (message: Pick<TransProps, 'id' | 'values' | 'components'>) => (
  <TransNoContext {...message} lingui={useLingui()} />
);
