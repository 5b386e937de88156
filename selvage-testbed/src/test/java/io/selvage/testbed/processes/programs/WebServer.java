package io.selvage.testbed.processes.programs;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetSocketAddress;
import java.net.URI;

/** {@code serve} counts requests with the JDK's server, and stops after the second one; {@code ask} makes two. */
public final class WebServer {
    private static int requests;

    private WebServer() {}

    public static void main(String[] args) throws IOException {
        if (args[0].equals("serve")) {
            serve();
            return;
        }
        for (int i = 0; i < 2; i++) {
            HttpURLConnection connection = (HttpURLConnection)
                    URI.create("http://localhost:8000/").toURL().openConnection();
            int code = connection.getResponseCode();
            System.out.println(
                    code + " " + new String(connection.getInputStream().readAllBytes()));
        }
    }

    private static void serve() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(8000), 0);
        server.createContext("/", exchange -> {
            byte[] body = ("request " + ++requests).getBytes();
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
            if (requests == 2) {
                new Thread(() -> server.stop(0)).start();
            }
        });
        server.start();
    }
}
