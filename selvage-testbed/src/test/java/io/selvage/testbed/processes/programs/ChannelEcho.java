package io.selvage.testbed.processes.programs;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Iterator;

/** {@code serve CLIENTS} answers with what it gets, by one selector; {@code ask TEXT}. */
public final class ChannelEcho {
    private static final InetSocketAddress ADDRESS = new InetSocketAddress("localhost", 7777);

    private ChannelEcho() {}

    public static void main(String[] args) throws IOException {
        if (args[0].equals("serve")) {
            serve(Integer.parseInt(args[1]));
            return;
        }
        try (SocketChannel server = SocketChannel.open(ADDRESS)) {
            server.write(ByteBuffer.wrap(args[1].getBytes()));
            ByteBuffer answer = ByteBuffer.allocate(16);
            server.read(answer);
            System.out.println(new String(answer.array(), 0, answer.position()));
        }
    }

    private static void serve(int clients) throws IOException {
        try (Selector selector = Selector.open();
                ServerSocketChannel server = ServerSocketChannel.open()) {
            server.bind(ADDRESS);
            server.configureBlocking(false);
            server.register(selector, SelectionKey.OP_ACCEPT);
            for (int gone = 0; gone < clients; ) {
                selector.select();
                for (Iterator<SelectionKey> keys = selector.selectedKeys().iterator(); keys.hasNext(); ) {
                    SelectionKey key = keys.next();
                    keys.remove();
                    gone += key.isAcceptable() ? accept(server, selector) : answer((SocketChannel) key.channel());
                }
            }
        }
    }

    private static int accept(ServerSocketChannel server, Selector selector) throws IOException {
        SocketChannel client = server.accept();
        client.configureBlocking(false);
        client.register(selector, SelectionKey.OP_READ);
        return 0;
    }

    private static int answer(SocketChannel client) throws IOException {
        ByteBuffer data = ByteBuffer.allocate(16);
        if (client.read(data) < 0) {
            client.close();
            return 1;
        }
        client.write(data.flip());
        return 0;
    }
}
