import { pageAddress } from '#base/addresses.ts';
import { inLanguage, type Language } from '#base/language/language.ts';
import { loginPhone } from '#base/phone.ts';
import { formatTime, shopTime } from '#base/time.ts';
import { giveTeamCodeAtServer } from '#identity/server/commands/rescue-codes.ts';
import type { UserRow } from '#identity/server/public.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import { staffAccounts } from '#team/server/queries.ts';

/** A terminal. `ask` returns undefined once its input has ended. */
export type Terminal = {
  say: (text: string) => void;
  ask: (question: string) => Promise<string | undefined>;
};

/** The name of who acts at the server, in the log of changes. */
export const AT_THE_SERVER = 'Server';

/**
 * Helps a person of the team who cannot log in: asks who it is, and says a code with which they choose a new password.
 * `named` answers the question beforehand. False if there is no code.
 */
export async function rescue(platform: Platform, { say, ask }: Terminal, named?: string): Promise<boolean> {
  const team = await staffAccounts(platform.db);
  if (team.length === 0) {
    say(
      'Nobody is on the team of this shop yet. Start the shop once: it makes the first owner, and says how to log in.',
    );
    return false;
  }
  if (named === undefined) say(`On the team of this shop:\n\n${team.map(lineOf).join('\n')}\n`);
  let typed = named ?? (await ask('Who cannot log in? Type the number: '));
  let person = typed === undefined ? undefined : personBy(team, typed);
  while (!person && typed !== undefined && named === undefined) {
    typed = await ask(
      `There is no ${typed.trim() || 'such line'} in the list. Type one of 1 to ${team.length}: `,
    );
    person = typed === undefined ? undefined : personBy(team, typed);
  }
  if (!person) {
    say(
      named === undefined
        ? 'Nobody was chosen, and nothing was changed.'
        : `Nobody on the team has the name, e-mail address or phone ${named}, or several have. Without a name, the command lists the team.`,
    );
    return false;
  }
  say(await codeFor(platform, person));
  return true;
}

const ROLES = { owner: 'owner', admin: 'admin', staff: 'staff', user: '' };
const lineOf = (person: UserRow, at: number): string =>
  [
    `${String(at + 1).padStart(3)}  ${person.name}, ${person.owner === 1 ? ROLES.owner : ROLES[person.role]}`,
    person.email,
    person.phone,
  ]
    .filter(Boolean)
    .join(', ');

/** The one person whom an answer means: by the number in the list, the name, e-mail address or phone. */
function personBy(team: readonly UserRow[], typed: string): UserRow | undefined {
  const text = typed.trim().toLowerCase();
  const byNumber = /^\d{1,3}$/.test(text) ? team[Number(text) - 1] : undefined;
  if (byNumber) return byNumber;
  const phone = loginPhone(text);
  const found = team.filter(
    (person) =>
      person.name.trim().toLowerCase() === text ||
      person.email === text ||
      (phone !== undefined && loginPhone(person.phone) === phone),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Makes the code, and says what to do with it, in English and in the person's language. */
async function codeFor(platform: Platform, { id, name, language }: UserRow): Promise<string> {
  const { code, loginNames, expiresAt } = await giveTeamCodeAtServer(platform, AT_THE_SERVER, id);
  const { publicUrl, port } = platform.config;
  const origin = publicUrl ?? `http://localhost:${port}`;
  const [login = ''] = loginNames;
  const said = (to: Language): string => {
    const i18n = wordsIn(to);
    const link = origin + inLanguage(pageAddress('rescue'), to);
    const time = formatTime(i18n, shopTime(expiresAt));
    return i18n._('mail.rescue.steps', { name, link, login, code, time });
  };
  return [said('en'), ...(language && language !== 'en' ? [said(language)] : [])].join('\n\n');
}
