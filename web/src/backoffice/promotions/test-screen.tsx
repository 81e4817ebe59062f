import '../styles/promotions.css';
import { Link } from '../address/address';
import { useHere } from '../frame/staff-context';
import { TestCartPanel } from './test-cart';

/** A cart of one's own with what is published now. */
export function Screen() {
  const { shopName } = useHere();
  return (
    <>
      <title>{`Test a cart | ${shopName} back office`}</title>
      <nav aria-label="Where this is" className="small">
        <Link to="/promotions">Promotions</Link>
      </nav>
      <div className="hd">
        <h1>Test a cart</h1>
      </div>
      <div className="narrow">
        <TestCartPanel />
      </div>
    </>
  );
}
