-- Each page says from where its pictures may come. A shop that keeps all of its pictures itself finds that out at once.
create index products_pictured_elsewhere on products (thumbnail) where substr(thumbnail, 1, 8) = 'https://';
