/** The one place that knows what the product is called (decisions P1). */
export const PRODUCT_NAME = 'Tuckaway Tales';
