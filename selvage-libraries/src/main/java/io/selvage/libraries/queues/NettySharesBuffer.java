package io.selvage.libraries.queues;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads write to one buffer: a byte can be overwritten. */
@Of(Library.NETTY)
@Expect(outputs = "2\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class NettySharesBuffer {
    private NettySharesBuffer() {}

    public static void main(String[] args) throws Exception {
        ByteBuf buffer = Unpooled.buffer(4);
        Threads.run(() -> buffer.writeByte(1), () -> buffer.writeByte(2));
        Check.that(buffer.readableBytes() == 2, "a byte is lost");
        System.out.println(buffer.readableBytes());
    }
}
