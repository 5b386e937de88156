package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;

/** Sets what the JVM lets a program set once. */
@Expect(
        outputs = {"1 nothing", "2 nothing"},
        fork = true)
public final class KeptUrlHandlers {
    private static volatile int count;

    private static final class Nothing extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL url) {
            throw new UnsupportedOperationException();
        }
    }

    private static void count() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException, MalformedURLException {
        URL.setURLStreamHandlerFactory(protocol -> protocol.equals("nothing") ? new Nothing() : null);
        Threads.run(KeptUrlHandlers::count, KeptUrlHandlers::count);
        System.out.print(count + " " + new URL("nothing:at-all").getProtocol());
    }
}
