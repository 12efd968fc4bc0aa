alter table newsletter_subscribers drop column language;
alter table newsletter_requests drop column language;
alter table users drop column language;
