-- The day by which the studio finds purchases: when they were paid, or made where they were not.
CREATE INDEX purchases_day ON purchases ((coalesce(paid_at, created_at)));
