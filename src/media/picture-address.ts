import * as v from 'valibot';

/** The address of a picture that a form sends: one of the shop's own, one from elsewhere by https, or none. */
export const PictureAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500, 'At most 500 letters'),
  v.regex(
    /^$|^\/(?!\/)[^\s"'<>\\]*$|^https:\/\/[^\s"'<>\\]+$/,
    /*office*/ 'The photo must be one of the shop’s, or an https address',
  ),
);
