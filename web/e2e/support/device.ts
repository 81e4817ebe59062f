import type { CDPSession } from 'playwright-core';

/** The device's own lock, which says yes at once. */
export class Device {
  private constructor(
    private readonly devtools: CDPSession,
    private readonly id: string,
  ) {}

  static async of(devtools: CDPSession, automatic = true) {
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: automatic,
      },
    });
    return new Device(devtools, authenticatorId);
  }

  private async credentials() {
    return (await this.devtools.send('WebAuthn.getCredentials', { authenticatorId: this.id })).credentials;
  }
  count = async () => (await this.credentials()).length;
  /** Whoever holds it is there, and is (or is not) its owner. */
  async answers(asOwner: boolean) {
    await this.devtools.send('WebAuthn.setUserVerified', {
      authenticatorId: this.id,
      isUserVerified: asOwner,
    });
    await this.devtools.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId: this.id,
      enabled: true,
    });
  }
  /** Nobody touches it until `answers`. */
  async waits() {
    await this.devtools.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId: this.id,
      enabled: false,
    });
  }
  /** As a copy that was made before it was last used. */
  async isACopy() {
    for (const each of await this.credentials()) {
      await this.devtools.send('WebAuthn.removeCredential', {
        authenticatorId: this.id,
        credentialId: each.credentialId,
      });
      await this.devtools.send('WebAuthn.addCredential', {
        authenticatorId: this.id,
        credential: { ...each, signCount: 0 },
      });
    }
  }
}
