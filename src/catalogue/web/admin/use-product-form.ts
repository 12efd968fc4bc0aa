import { type InputEvent, useRef, useState } from 'react';
import type * as v from 'valibot';
import { CallFailed } from '#browser/api-client.ts';
import { useSchemaForm } from '#ui/form.tsx';
import type { PhotoOutcome } from './photo-field.tsx';
import { followPrices, readProduct } from './product-fields.tsx';

/** A product's form: the fields in step with each other, the photo waited for, `save` called with the whole. */
export function useProductForm<Schema extends v.GenericSchema<unknown, { thumbnail: string }>>({
  schema,
  initial,
  save,
}: {
  schema: Schema;
  initial: Record<string, string>;
  save: (product: v.InferOutput<Schema>) => Promise<void>;
}) {
  const [warning, setWarning] = useState<string>();
  const photo = useRef<Promise<PhotoOutcome>>(Promise.resolve({ url: initial['thumbnail'] ?? '' }));
  const form = useSchemaForm({
    schema,
    initial,
    read: readProduct,
    submit: async (product) => {
      const outcome = await photo.current;
      if ('refused' in outcome) {
        throw new CallFailed(0, 'invalid', `${outcome.refused} Or remove the photo.`);
      }
      await save({ ...product, thumbnail: outcome.url });
    },
  });
  return {
    ...form,
    props: {
      ...form.props,
      onInput: (event: InputEvent<HTMLFormElement>) => {
        form.props.onInput(event);
        setWarning(followPrices(event));
      },
    },
    fields: {
      field: form.field,
      thumbnail: initial['thumbnail'] ?? '',
      warning,
      onPhoto: (outcome: Promise<PhotoOutcome>) => {
        photo.current = outcome;
      },
    },
  };
}
