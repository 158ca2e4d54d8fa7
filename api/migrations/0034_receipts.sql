-- The rate of the VAT at which a purchase was priced, in basis points, since the provider may change it before it is paid.
ALTER TABLE purchases ADD COLUMN tax_rate integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT purchases_tax_rate CHECK (tax_rate BETWEEN 0 AND 10000);
