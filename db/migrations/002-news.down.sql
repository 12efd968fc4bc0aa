drop table news_seen;
