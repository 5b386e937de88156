package io.selvage.libraries.queues;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads own a buffer together; whoever releases it last frees it. */
@Of(
        value = Library.NETTY,
        races = {"RefCnt.java", "PlatformDependent0.java"})
@Expect(outputs = "0\n")
public final class NettyReleasesLast {
    private NettyReleasesLast() {}

    public static void main(String[] args) throws Exception {
        ByteBuf buffer = Unpooled.buffer(4);
        buffer.retain();
        Threads.run(buffer::release, buffer::release);
        System.out.println(buffer.refCnt());
    }
}
