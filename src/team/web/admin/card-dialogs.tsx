import { i18n } from '@lingui/core';
import { useRevalidator } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import { type PhotoOfForm, PhotoPicker, usePhoto } from '#media/web/admin/public.ts';
import { NewTeamMember, type TeamMember } from '#team/team.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field, type FieldState } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { Trans } from '#ui/words/trans.tsx';

/** Adds a card to the team. */
export function AddCard({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const photo = usePhoto('');
  const form = useSchemaForm({
    schema: NewTeamMember,
    submit: async (card, _, act) => {
      const body = { ...card, image: await photo.settled() };
      await callApi('/auth/team', { method: 'POST', body, act });
      showToast('success', i18n._('office.team.card.added', { name: card.name }));
      await revalidate();
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._('office.team.card.add')}
      submit={i18n._('office.common.add')}
      form={form}
      isTouched={photo.isTouched}
      onClose={onClose}
    >
      <CardFields field={form.field} photo={photo.picker} />
    </FormDialog>
  );
}

/** Changes a card of the team; what the form does not show stays. */
export function EditCard({ card, onClose }: { card: TeamMember; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { _id, ...rest } = card;
  const photo = usePhoto(card.image);
  const form = useSchemaForm({
    schema: NewTeamMember,
    initial: { name: card.name, jobProfile: card.jobProfile, location: card.location },
    submit: async ({ name, jobProfile, location }) => {
      await callApi(`/auth/team/${_id}`, {
        method: 'PUT',
        body: { ...rest, name, jobProfile, location, image: await photo.settled() },
      });
      showToast('success', i18n._('office.team.card.saved', { name }));
      await revalidate();
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._('office.team.card.edit', { name: card.name })}
      submit={i18n._('office.common.save')}
      form={form}
      isTouched={photo.isTouched}
      onClose={onClose}
    >
      <CardFields field={form.field} photo={photo.picker} />
    </FormDialog>
  );
}

/** Asks before a card goes. */
export function RemoveCard({ card, onClose }: { card: TeamMember; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const remove = async (): Promise<void> => {
    await callApi(`/auth/team/${card._id}`, { method: 'DELETE' });
    showToast('success', i18n._('office.team.card.removed', { name: card.name }));
    await revalidate();
    onClose();
  };
  return (
    <ConfirmDialog
      title={i18n._('office.team.card.remove')}
      yes={i18n._('office.common.remove')}
      no={i18n._('office.common.cancel')}
      onYes={remove}
      onClose={onClose}
    >
      <p>
        <Trans
          id="office.team.card.remove.about"
          values={{ name: card.name }}
          components={{ strong: <strong /> }}
        />
      </p>
    </ConfirmDialog>
  );
}

const CardFields = ({
  field,
  photo,
}: {
  field: (name: string) => FieldState;
  photo: PhotoOfForm['picker'];
}) => (
  <>
    <Field {...field('name')} label={i18n._('office.common.name')} autoComplete="off" enterKeyHint="next" />
    <Field
      {...field('jobProfile')}
      label={i18n._('office.team.card.job')}
      autoComplete="off"
      enterKeyHint="next"
    />
    <Field {...field('location')} label={i18n._('office.team.card.place')} autoComplete="off" />
    <PhotoPicker {...photo} />
  </>
);
