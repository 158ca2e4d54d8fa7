# One image for every part of the product: SERVE says which parts a container runs. Its only Node is the one pinned in
# the lock (node_modules/.bin/node). The embedded PostgreSQL is for a container without DATABASE_URL.

FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY contract/package.json contract/
COPY site/package.json site/
# Only the workspaces: the packages of the root are for checks and tests.
RUN npm ci --include=dev --workspaces
COPY . .
RUN npm run build

FROM node:24.21.0-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY contract/package.json contract/
COPY site/package.json site/
# The package of Node brings the headers for compiling native parts, a third of its size.
RUN npm ci --omit=dev && rm -rf node_modules/node-*/include

FROM debian:13.2-slim
RUN useradd --system --uid 10001 nibras && install --directory --owner=nibras --mode=700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ENV PATH=/app/node_modules/.bin:/usr/local/bin:/usr/bin:/bin
WORKDIR /app
COPY --from=packages /app ./
COPY scripts/serve.sh scripts/
COPY contract contract
COPY demo demo
COPY api/assets api/assets
COPY api/migrations api/migrations
COPY api/src api/src
COPY --from=build /app/api/build api/build
COPY --from=build /app/site/build site/build
COPY --from=build /app/site/build/client/third-party.txt THIRD-PARTY.txt
USER nibras
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "scripts/serve.sh"]
