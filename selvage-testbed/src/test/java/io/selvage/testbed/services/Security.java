package io.selvage.testbed.services;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.spec.RSAPublicKeySpec;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;
import javax.net.ssl.SSLContext;

/** Providers of digests, ciphers and keys. */
final class Security {
    private static final byte[] TEXT = "services".getBytes(StandardCharsets.UTF_8);

    private Security() {}

    static void ask(Answers a) {
        for (String name : List.of("MD5", "SHA-1", "SHA-256", "SHA3-512", "SHA-512/256")) {
            a.ask("digest " + name, () -> hex(MessageDigest.getInstance(name).digest(TEXT)));
        }
        a.ask("no digest", () -> MessageDigest.getInstance("NONSENSE"));
        a.ask(
                "providers",
                () -> Arrays.stream(java.security.Security.getProviders())
                        .map(Provider::getName)
                        .toList());
        a.ask("services", () -> java.security.Security.getAlgorithms("Cipher").size());
        a.ask("provider", () -> java.security.Security.getProvider("SunEC").getInfo());
        a.ask("of", () -> MessageDigest.getInstance("SHA-256").getProvider().getName());
        a.ask(
                "key",
                () -> KeyFactory.getInstance("RSA")
                        .generatePublic(new RSAPublicKeySpec(
                                BigInteger.ONE.shiftLeft(1024).add(BigInteger.ONE), BigInteger.valueOf(3)))
                        .getFormat());
        a.ask("key factory", () -> KeyFactory.getInstance("EC").getProvider().getName());
        a.ask("pair", () -> KeyPairGenerator.getInstance("Ed25519").getAlgorithm());
        a.ask(
                "signature",
                () -> Signature.getInstance("SHA256withRSA").getProvider().getName());
        a.ask("store", () -> KeyStore.getInstance("PKCS12").getType() + KeyStore.getDefaultType());
        a.ask("certificates", () -> CertificateFactory.getInstance("X.509").getType());
        a.ask("random", () -> SecureRandom.getInstance("SHA1PRNG").getAlgorithm());
        a.ask("random provider", () -> new SecureRandom().getProvider().getName());
        a.ask("cipher", () -> {
            Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[16], "AES"), new IvParameterSpec(new byte[16]));
            return hex(cipher.doFinal(TEXT));
        });
        a.ask("mac", () -> {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(TEXT, "HmacSHA256"));
            return hex(mac.doFinal(TEXT));
        });
        a.ask(
                "password",
                () -> hex(SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                        .generateSecret(new PBEKeySpec("secret".toCharArray(), TEXT, 10, 128))
                        .getEncoded()));
        a.ask("tls", () -> SSLContext.getInstance("TLSv1.3").getProtocol());
        a.ask("checksum", () -> {
            CRC32 crc = new CRC32();
            crc.update(TEXT);
            return crc.getValue();
        });
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
