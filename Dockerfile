# The site with everything it needs; the data is in the volume /data, or in DATABASE_URL's PostgreSQL.
FROM node:24-bookworm-slim
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY studio/package.json studio/
RUN npm ci --omit=dev
COPY . .
RUN npm run build && mkdir /data && chown node /data
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://localhost:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would not pass SIGTERM on.
CMD ["node", "--liftoff-only", "--optimize-for-size", "--max-semi-space-size=1", "scripts/start.ts"]
