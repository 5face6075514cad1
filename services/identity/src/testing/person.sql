-- A confirmed account with a living session, written straight into identity's tables: $1 is the person as JSON (names as
-- in TestPersonOptions). Also for the tests of the jobs service, which works on identity's own tables and knows none.
with given as (
  select * from jsonb_to_record($1) as person (
    username text, email text, "userType" text, nombre text, apellido text, "nombreEmpresa" text, "sessionId" uuid
  )
), account as (
  insert into identity.users
    (username, email, user_type, nombre, apellido, confirmed_at,
     nombre_empresa, puesto_empresa, pais, estado, codigo_postal, telefono)
  select username, email, "userType", nombre, apellido, now(), "nombreEmpresa",
         case when "userType" = 'employer' then 'Dueña' end,
         case when "userType" = 'employer' then 'Estados Unidos' end,
         case when "userType" = 'employer' then 'Texas' end,
         case when "userType" = 'employer' then '77001' end,
         case when "userType" = 'employer' then '+17135550100' end
  from given
  returning id
), session as (
  insert into identity.sessions (id, user_id, expires_at)
  select "sessionId", account.id, now() + interval '1 day' from given, account
)
select id from account
