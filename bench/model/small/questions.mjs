// What people ask of test/fixtures/growth/sales.csv: date, region, product, units, revenue, target, coupon.
export const questions = [
  'What is the total revenue?',
  'Total revenue by region',
  'Which product sold the most units?',
  'How many rows have a coupon?',
  'Average revenue per sale by product',
  'Revenue by month in 2023',
  'Which region had the lowest revenue in 2024?',
  'How many different products are there?',
  'Compare revenue with the target by region',
  'Top 3 days by revenue',
  'What share of the revenue comes from Kettle?',
  'Which month was the best one for Toaster?',
  'Units sold in the East in the first quarter of 2023',
  'Is there a relation between units and revenue?',
  'Which coupon was used most often?',
  'Revenue by region and product',
  'Show the median revenue of each region',
  'Did we reach our targets?',
  'How did revenue change from 2023 to 2024?',
  'What will the weather be tomorrow?',
]

/** Their places: these are cancelled once the model has begun. */
export const cancelled = [2, 11]
