-- Every yes and no to the newsletter, with its time and the way it came: by the link of the first mail, by the link of a letter, by
-- the profile, or with the account that was deleted. Rows are only added.
create table newsletter_consents (
  id text primary key,
  email text not null,
  user_id text references users (id),
  given integer not null check (given in (0, 1)),
  way text not null check (way in ('mail', 'letter', 'profile', 'account')),
  at text not null
);
create index newsletter_consents_by_email on newsletter_consents (email, at);
insert into newsletter_consents (id, email, user_id, given, way, at)
select id, email, null, 1, 'mail', consented_at from newsletter_subscribers;
insert into newsletter_consents (id, email, user_id, given, way, at)
select id || '-left', email, null, 0, 'letter', left_at from newsletter_subscribers where left_at is not null;
