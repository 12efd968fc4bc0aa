drop table login_codes;
-- The version before knows no account without an address: those get one that no mail ever reaches.
update users set email = login_phone || '@phone.invalid', no_email_at = null
where email is null and login_phone is not null;
drop index users_searched;
drop index users_login_phone;
alter table users drop column login_phone;
alter table users drop column deleted_at;
alter table users rename column no_email_at to deleted_at;
create index users_searched on users (created_at, id, deleted_at, search, email, phone);
