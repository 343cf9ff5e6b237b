/** The least that a site at a public address is given. */
export const onlineSettings = {
  PUBLIC_URL: 'https://www.dino.example',
  GOOGLE_CLIENT_ID: 'our-client',
  GOOGLE_CLIENT_SECRET: 'our-secret',
  MAIL_FROM: 'DINO <appointments@dino.example>',
  SALES_EMAIL: 'sales@dino.example',
  STAFF_EMAILS: 'meera@dino.example',
}
