-- A phone number is the login name of one account: the number is kept in login_phone for accounts with an e-mail address, too.
-- Until now such an account could be opened with its number as long as no other account gave the same one, so that a stranger's
-- sign-up could end that. Of several accounts, the team's come first, then the oldest; the others keep their e-mail address.
update users set login_phone = phone_digits
where id in (
  select id from (
    select id, row_number() over (
      partition by phone_digits order by case role when 'user' then 1 else 0 end, created_at, id
    ) as place
    from users
    where deleted_at is null and email is not null and (
      (length(ltrim(phone, '0')) = 10 and substr(ltrim(phone, '0'), 1, 1) in ('6', '7', '8', '9'))
      or (length(ltrim(phone, '0')) = 12 and substr(ltrim(phone, '0'), 1, 2) = '91'
        and substr(ltrim(phone, '0'), 3, 1) in ('6', '7', '8', '9'))
    )
    and phone_digits not in (select login_phone from users where login_phone is not null)
  ) as accounts
  where place = 1
);

-- The code that went to a phone whose number an account with an e-mail address has as a login name: a new account that shows
-- it takes the number over. One at a time, and only its hash.
create table phone_codes (
  phone text primary key,
  code_hash text not null,
  wrong_tries integer not null default 0,
  created_at text not null,
  expires_at text not null
);
