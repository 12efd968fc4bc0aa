import { type InputEvent, useState } from 'react';
import type * as v from 'valibot';
import { usePhoto } from '#media/web/admin/public.ts';
import { useSchemaForm } from '#ui/form/form.tsx';
import { followPrices, readProduct } from './product-fields.tsx';

/** The form of a product: keeps its fields consistent, waits for the photo, and calls `save` with the whole product. */
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
  const photo = usePhoto(initial['thumbnail'] ?? '');
  const form = useSchemaForm({
    schema,
    initial,
    read: readProduct,
    submit: async (product) => {
      await save({ ...product, thumbnail: await photo.settled() });
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
    isPhotoTouched: photo.isTouched,
    fields: { field: form.field, photo: photo.picker, warning },
  };
}
