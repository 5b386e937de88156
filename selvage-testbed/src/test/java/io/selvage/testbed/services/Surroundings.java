package io.selvage.testbed.services;

import java.net.InetAddress;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Scanner;
import java.util.ServiceLoader;
import java.util.UUID;
import java.util.stream.IntStream;

/** Properties, threads, addresses, and what a stack looks like. */
final class Surroundings {
    private static final List<String> PROPERTIES = List.of(
            "java.version",
            "java.vendor",
            "java.specification.version",
            "java.vm.name",
            "java.class.version",
            "java.class.path",
            "java.home",
            "java.io.tmpdir",
            "os.name",
            "os.arch",
            "file.separator",
            "path.separator",
            "line.separator",
            "user.name",
            "user.dir",
            "user.home",
            "user.language",
            "file.encoding",
            "native.encoding",
            "sun.jnu.encoding",
            "java.system.class.loader",
            "java.security.manager",
            "jdk.debug",
            "no.such.property");

    private Surroundings() {}

    static void ask(Answers a) {
        for (String name : PROPERTIES) {
            a.ask("property " + name, () -> System.getProperty(name));
        }
        a.ask("own property", () -> {
            System.setProperty("services.own", "set");
            return System.getProperty("services.own") + System.clearProperty("services.own");
        });
        a.ask("properties", () -> System.getProperties() instanceof Properties);
        a.ask("integer", () -> Integer.getInteger("services.nothing", 5));
        a.ask("release", Runtime::version);
        a.ask(
                "thread",
                () -> Thread.currentThread().getName()
                        + Thread.currentThread().getPriority()
                        + Thread.currentThread().isDaemon());
        a.ask("group", () -> Thread.currentThread().getThreadGroup().getName());
        a.ask(
                "parent group",
                () -> Thread.currentThread().getThreadGroup().getParent().getName());
        a.ask("state", () -> Thread.currentThread().getState());
        a.ask("handler", Thread::getDefaultUncaughtExceptionHandler);
        a.ask(
                "element",
                () -> new Throwable().getStackTrace()[0].getMethodName().startsWith("lambda$ask$"));
        a.ask("address", () -> InetAddress.getByName("127.0.0.1"));
        a.ask("loopback", () -> InetAddress.getLoopbackAddress().getHostName());
        a.ask("uri", () -> URI.create("http://a.b/c/../d?e#f").normalize());
        a.ask("guess", () -> URLConnection.guessContentTypeFromName("a.png"));
        a.ask("handlers", () -> new URL("https://example.org/").openConnection().getURL());
        a.ask("file url", () -> Path.of("/a b").toUri().toURL());
        a.ask("scanner", () -> new Scanner("1,5 x").useLocale(Locale.GERMANY).nextDouble());
        a.ask("uuid", () -> UUID.nameUUIDFromBytes(new byte[] {1, 2, 3}));
        a.ask("stream", () -> IntStream.range(0, 1000).sum());
        a.ask(
                "resolver",
                () -> ServiceLoader.load(java.net.spi.URLStreamHandlerProvider.class)
                        .findFirst()
                        .isPresent());
        a.ask("console", () -> System.console() == null);
        a.ask("exit code", () -> ProcessHandle.current().isAlive());
    }
}
