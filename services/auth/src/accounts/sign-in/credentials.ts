export interface Credentials {
  email: string;
  password: string;
  address: string;
  browserId: string | null;
}
