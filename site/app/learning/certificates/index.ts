export { CourseCertificate } from './course-certificate.tsx';
export { ProfileCertificateName } from './profile-certificate-name.tsx';
