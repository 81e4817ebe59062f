import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '@/shared/api/query';
import { endSession } from '@/shared/session/reset';
import { saveTokens } from '@/shared/session/session';
import { setShop, theShop } from '@/shared/session/shop';
import { ShopContext } from '@/shared/shop-context';
import { AppMenu } from './app-menu';

const onClose = vi.fn();
const order = (code: string, status: string, shipment: string) => ({
  code,
  status,
  paymentStatus: 'paid',
  shipmentEntries: {
    shipments: [
      {
        status: shipment,
        deliveryInfos: [{ isSelected: true, estimatedTimeMsg: `Order ${code} arrives on Friday` }],
      },
    ],
  },
});

const answers: Record<string, object> = {
  '/users/current/orders?': {
    orders: [
      order('3', 'OPEN', 'SHIPPED'),
      order('2', 'OPEN', 'SHIPPED'),
      order('1', 'COMPLETED', 'DELIVERY_COMPLETED'),
    ],
  },
  '/users/current/orderReturns?': { returnRequests: [], pagination: { currentPage: 0, totalPages: 1 } },
  '/cms/appConfig': { firstOrderOffer: 'R 50.00 off your first order' },
};

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => {
    const path = Object.keys(answers).find((each) => url.includes(each));
    return Promise.resolve(path ? Response.json(answers[path]) : Response.json({}, { status: 404 }));
  });
});
afterEach(() => {
  cleanup();
  endSession();
  onClose.mockClear();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const opensAt = (path: string) => {
  window.history.replaceState(null, '', path);
  setShop({ name: 'Kloof Hardware', menu: [{ name: 'Drills', url: '/l/c/drills' }] });
  render(
    <ShopContext value={theShop()}>
      <QueryClientProvider client={createCache()}>
        <AppMenu onClose={onClose} />
      </QueryClientProvider>
    </ShopContext>,
  );
};
const wayTo = async (href: string) => {
  const all = await screen.findAllByRole('link');
  return all.find((each) => each.getAttribute('href') === href);
};

test('Home and Deals lead there, the departments are open', () => {
  opensAt('/');
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Deals' }).getAttribute('href')).toBe('/l/v/allPromotions');
  expect(screen.getByRole('button', { name: 'Departments' }).ariaPressed).toBe('true');
  expect(screen.getByRole('link', { name: 'Drills' }).getAttribute('href')).toBe('/l/c/drills');
  // Home may be where one is: nothing but the menu goes then.
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a guest is led to sign in, with what a first order is given', async () => {
  opensAt('/');
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByText('R 50.00 off your first order');
  expect(await wayTo('/account/login')).toBeDefined();
  expect(await wayTo('/account/create')).toBeDefined();
  expect(await wayTo('/storelocator')).toBeDefined();
});

test('a customer sees what is under way, and how much of it', async () => {
  saveTokens({ access_token: 'A', expires_in: 900 }, 'thandi@example.co.za');
  opensAt('/account/addresses');
  await screen.findByText('Order 3 arrives on Friday');
  expect((await wayTo('/orderhistory/neworders'))!.textContent).toBe('My ordersOrder 3 arrives on Friday2');
  // Without any of it, what is to be found there.
  expect((await wayTo('/account/returns'))!.textContent).toBe('ReturnsSend something back, see your refund');
});
