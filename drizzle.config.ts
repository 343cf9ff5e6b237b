import { defineConfig } from 'drizzle-kit'

// `npx drizzle-kit generate --name what-changes` writes the next migration; the app applies it at start.
export default defineConfig({
  dialect: 'postgresql',
  schema: './app/db/schema',
  out: './app/db/migrations',
})
