interface Listens {
  addListener(event: 'appUrlOpen', react: (opened: { url: string }) => void): Promise<unknown>;
  addListener(event: 'backButton', react: (pressed: { canGoBack: boolean }) => void): Promise<unknown>;
  addListener(event: 'appStateChange', react: (state: { isActive: boolean }) => void): Promise<unknown>;
}

/** The plug-ins of the native shell (app/), as it puts them into the window of the pages it shows. */
export interface Shell {
  App: Listens & {
    getLaunchUrl(): Promise<{ url: string } | undefined>;
    exitApp(): Promise<void>;
  };
  CapacitorBarcodeScanner: {
    scanBarcode(options: { hint: number; scanInstructions?: string }): Promise<{ ScanResult: string }>;
  };
  BiometricAuthNative: {
    checkBiometry(): Promise<{ isAvailable: boolean; deviceIsSecure: boolean }>;
    internalAuthenticate(options: { reason: string; allowDeviceCredential: boolean }): Promise<void>;
  };
}

/** The native shell round this page; none in a browser and in the app a browser installed. */
export const shell = (): Shell | undefined =>
  (globalThis as { Capacitor?: { Plugins: Shell } }).Capacitor?.Plugins;
