package io.selvage.libraries.queues;

import io.netty.util.concurrent.DefaultEventExecutor;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.TimeUnit;

/** Two threads hand tasks to one event loop, which alone counts. */
@Of(Library.NETTY)
@Expect(outputs = "2\n")
public final class NettyLoopOwnsCounter {
    private NettyLoopOwnsCounter() {}

    public static void main(String[] args) throws Exception {
        DefaultEventExecutor loop = new DefaultEventExecutor();
        int[] count = new int[1];
        Threads.run(
                () -> loop.submit(() -> count[0]++).sync(),
                () -> loop.submit(() -> count[0]++).sync());
        loop.shutdownGracefully(0, 0, TimeUnit.SECONDS).sync();
        System.out.println(count[0]);
    }
}
