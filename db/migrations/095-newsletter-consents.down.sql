drop table newsletter_consents;
