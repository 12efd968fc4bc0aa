/** The content of a push to a device of the team: little, because others may see the phone. */
export type PushText = {
  title: string;
  body: string;
  /** The page that a tap opens. */
  page: string;
  /** Replaces what was shown under it. */
  tag: string;
  /** The number of waiting orders; shown on the icon of the installed shop. */
  toDo: number;
  /** The device sends it back to the shop when it has shown this. */
  token: string;
};
