-- The language of somebody's mails; null for who never chose one. A language is its code (ISO 639-1).
alter table users add column language text;
-- A guest is written to in the language of the page on which the newsletter was asked for.
alter table newsletter_requests add column language text;
alter table newsletter_subscribers add column language text;
