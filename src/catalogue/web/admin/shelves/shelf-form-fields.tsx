import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { StaffShelf } from '#catalogue/shelves/shelf-forms.ts';
import { SHELF_ART } from '#catalogue/shelves/shelves.ts';
import { ShelfDrawing } from '#catalogue/web/goods-picture.tsx';
import { PhotoPicker, type PhotoOfForm } from '#media/web/admin/public.ts';
import { Field, type FieldState, SelectField, Tick } from '#ui/form/field.tsx';
import { shelfTitle } from './staff-shelves.tsx';

const LANGUAGES = [
  ['en', /*i18n*/ 'office.language.en'],
  ['hi', /*i18n*/ 'office.language.hi'],
  ['bn', /*i18n*/ 'office.language.bn'],
] as const;

/** Shoppers see the drawing for `goods`, too; the API alone answers that with a picture of what sells best. */
const picturesOf = (shelf: StaffShelf | undefined) =>
  [
    [shelf?.picture === 'drawing' ? 'drawing' : 'goods', /*i18n*/ 'office.shelves.drawing'],
    ['photo', /*i18n*/ 'office.shelves.photo'],
  ] as const;

type FieldsProps = {
  shelf: StaffShelf | undefined;
  shelves: StaffShelf[];
  field: (name: string) => FieldState;
  photo: PhotoOfForm['picker'];
};

/** The fields of a shelf. */
export function ShelfFormFields({ shelf, shelves, field, photo }: FieldsProps) {
  const { i18n } = useLingui();
  const [picture, setPicture] = useState(shelf?.picture ?? 'goods');
  const hasInner = shelf !== undefined && shelves.some(({ parent }) => parent === shelf.value);
  const tops = shelves.filter(({ parent, value }) => parent === null && value !== shelf?.value);
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{i18n._('office.product.title')}</legend>
        {LANGUAGES.map(([code, language]) => (
          <Field
            key={code}
            {...field(`titles.${code}`)}
            label={
              code === 'en'
                ? i18n._('office.product.title')
                : i18n._('office.shelves.titleIn', { language: i18n._(language) })
            }
            hint={code === 'hi' && i18n._('office.shelves.titleHint')}
            lang={code}
            autoComplete="off"
          />
        ))}
      </fieldset>
      <SelectField
        {...field('parent')}
        label={i18n._('office.shelves.stands')}
        disabled={hasInner}
        hint={hasInner && i18n._('office.shelves.hasInner')}
      >
        <option value="">{i18n._('office.shelves.own')}</option>
        {tops.map(({ value, titles }) => (
          <option key={value} value={value}>
            {i18n._('office.shelves.inside', { title: shelfTitle(titles) })}
          </option>
        ))}
      </SelectField>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">{i18n._('office.shelves.tile')}</legend>
        {picturesOf(shelf).map(([value, label]) => (
          <Tick
            key={value}
            type="radio"
            name="picture"
            value={value}
            defaultChecked={picture === value}
            onChange={() => setPicture(value)}
          >
            {i18n._(label)}
          </Tick>
        ))}
      </fieldset>
      {picture === 'photo' && <PhotoPicker {...photo} />}
      <Drawings chosen={shelf?.art ?? 'grocery'} />
      <Tick name="hidden" defaultChecked={shelf?.hidden}>
        <span>
          {i18n._('office.shelves.hide')}
          <span className="block text-sm text-muted">{i18n._('office.shelves.hideHint')}</span>
        </span>
      </Tick>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-medium">
          {i18n._('office.shelves.heading')}
        </summary>
        <div className="grid gap-3 pt-1">
          {LANGUAGES.map(([code, language]) => (
            <Field
              key={code}
              {...field(`headings.${code}`)}
              label={i18n._('office.shelves.headingIn', { language: i18n._(language) })}
              hint={code === 'en' && i18n._('office.shelves.headingHint')}
              lang={code}
              autoComplete="off"
            />
          ))}
        </div>
      </details>
    </>
  );
}

/** The drawings to choose from: they stand for goods without a picture, too. */
const Drawings = ({ chosen }: { chosen: string }) => {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{i18n._('office.shelves.drawings')}</legend>
      <div className="grid grid-cols-5 gap-2 sm:grid-cols-9">
        {SHELF_ART.map((art) => (
          <label
            key={art}
            style={{ background: `var(--color-${art})` }}
            className="relative grid aspect-square min-h-11 cursor-pointer place-items-center rounded-control has-checked:ring-3 has-checked:ring-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name="art"
              value={art}
              aria-label={i18n._('office.shelves.drawingOf', { art })}
              defaultChecked={art === chosen}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <ShelfDrawing art={art} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** The texts that the form begins with. */
export const textsOf = (shelf: StaffShelf | undefined): Record<string, string> => ({
  parent: shelf?.parent ?? '',
  ...Object.fromEntries(
    LANGUAGES.flatMap(([code]) => [
      [`titles.${code}`, shelf?.titles[code] ?? ''],
      [`headings.${code}`, shelf?.headings[code] ?? ''],
    ]),
  ),
});

/** Reads the form as the contract wants it; the photo comes from its picker. */
export const readShelf = (data: FormData): unknown => {
  const inEach = (of: string) =>
    Object.fromEntries(LANGUAGES.map(([code]) => [code, data.get(`${of}.${code}`)]));
  return {
    titles: inEach('titles'),
    headings: inEach('headings'),
    parent: data.get('parent') || null,
    hidden: data.has('hidden'),
    art: data.get('art'),
    picture: data.get('picture'),
  };
};
