package io.selvage.agent.jdk;

import static io.selvage.agent.jdk.edit.CodeSnippet.start;

import io.selvage.agent.jdk.edit.ClassEdit;
import io.selvage.agent.jdk.edit.CodeSnippet;
import io.selvage.agent.jdk.edit.FieldReadFilter;
import io.selvage.agent.jdk.edit.HeadHook;
import io.selvage.agent.jdk.edit.HookAnswer;
import io.selvage.agent.jdk.edit.InstructionEdit;
import io.selvage.hooks.sockets.NetworkHooks;
import java.util.List;
import java.util.Map;

/**
 * The JDK's network classes run for real; what they work on is the simulated network. Where they would open a real
 * socket, the program has left it.
 */
final class NetworkEdits {
    private static final String ADDRESS = "Ljava/net/InetAddress;";
    private static final String FILE = "Ljava/io/FileDescriptor;";
    private static final String FAMILY = "Ljava/net/ProtocolFamily;";
    private static final String SOCKETS = "Ljava/net/SocketImplFactory;";
    private static final String DATAGRAMS = "Ljava/net/DatagramSocketImplFactory;";

    static final Map<String, List<ClassEdit>> HEADS = Map.of(
            "java/nio/channels/spi/SelectorProvider",
                    List.of(new HeadHook(
                            "provider()Ljava/nio/channels/spi/SelectorProvider;",
                            start().hook(NetworkHooks.class, "channels", "()Ljava/nio/channels/spi/SelectorProvider;"),
                            HookAnswer.REFERENCE)),
            "java/net/InetAddress",
                    List.of(
                            lookUp("getAllByName0(Ljava/lang/String;" + ADDRESS + "ZZ)[" + ADDRESS),
                            lookUp("getAllByName0(Ljava/lang/String;Z)[" + ADDRESS),
                            new HeadHook(
                                    "getLocalHost()" + ADDRESS,
                                    start().hook(NetworkHooks.class, "localHost", "()" + ADDRESS),
                                    HookAnswer.REFERENCE),
                            name("getHostFromNameService(" + ADDRESS + "Z)Ljava/lang/String;"),
                            name("getHostFromNameService(" + ADDRESS + ")Ljava/lang/String;")),
            "sun/nio/ch/Net",
                    List.of(
                            opens("socket(" + FAMILY + "Z)" + FILE, "a socket of a kind that is not simulated"),
                            opens("serverSocket(" + FAMILY + "Z)" + FILE, "a server socket that is not simulated"),
                            opens("serverSocket(" + FAMILY + ")" + FILE, "a server socket that is not simulated")),
            "sun/nio/ch/UnixDomainSockets", List.of(opens("socket()" + FILE, "a Unix domain socket")));

    private NetworkEdits() {}

    /** What is done instead of reading the factories that programs may set; empty for classes that have none. */
    static List<InstructionEdit> factories(String type) {
        return switch (type) {
            case "java/net/Socket", "java/net/ServerSocket" ->
                List.of(filter(type, start().hook(NetworkHooks.class, "sockets", "(" + SOCKETS + ")" + SOCKETS)));
            case "java/net/DatagramSocket" ->
                List.of(filter(
                        type, start().hook(NetworkHooks.class, "datagramSockets", "(" + DATAGRAMS + ")" + DATAGRAMS)));
            default -> List.of();
        };
    }

    private static InstructionEdit filter(String type, CodeSnippet filter) {
        return new FieldReadFilter(type, "factory", filter);
    }

    private static ClassEdit lookUp(String method) {
        return new HeadHook(
                method,
                start().load("Ljava/lang/String;", 0)
                        .hook(NetworkHooks.class, "addresses", "(Ljava/lang/String;)[" + ADDRESS),
                HookAnswer.REFERENCE);
    }

    private static ClassEdit name(String method) {
        return new HeadHook(
                method,
                start().load(ADDRESS, 0).hook(NetworkHooks.class, "name", "(" + ADDRESS + ")Ljava/lang/String;"),
                HookAnswer.REFERENCE);
    }

    private static ClassEdit opens(String method, String what) {
        return new HeadHook(
                method, start().push(what).hook(NetworkHooks.class, "opens", "(Ljava/lang/String;)V"), HookAnswer.NONE);
    }
}
