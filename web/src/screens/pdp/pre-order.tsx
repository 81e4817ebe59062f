import { PreOrderSteps } from '@/features/product/pre-order-steps';

/** What a pre-order is, beside the price of one. */
export default PreOrderSteps;
