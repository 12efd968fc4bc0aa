/** What a push to a device of the team holds: little, because others may see the phone. */
export type PushText = {
  title: string;
  body: string;
  /** The page that a tap opens. */
  page: string;
  /** Replaces what was shown under it. */
  tag: string;
  /** How many orders wait; shown on the icon of the installed shop. */
  toDo: number;
  /** What the device says to the shop when it has shown this. */
  token: string;
};
