drop table newsletter_requests;
alter table users drop column configured_password_hash;
drop table slowed_tries;
drop table known_devices;
