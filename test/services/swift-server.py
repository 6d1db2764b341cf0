"""OpenStack Swift with its S3 interface, in one process on loopback and in a folder of its own.

Says its port once it listens, and ends when its input does. Usage: swift-server.py FOLDER ACCOUNT:USER SECRET
"""

import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet.patcher import original
from swift.common import utils

folder, user, secret = sys.argv[1:]
utils.SWIFT_CONF_FILE = os.path.join(folder, "swift.conf")


def write(name, text):
    with open(os.path.join(folder, name), "w") as file:
        file.write(text)


write("swift.conf", "[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n")

from swift.common.http_protocol import SwiftHttpProtocol
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

devices = os.path.join(folder, "devices")
os.makedirs(os.path.join(devices, "disk"))

storage_settings = """[DEFAULT]
swift_dir = {folder}
devices = {devices}
mount_check = false
fallocate_reserve = 0
disable_fallocate = true
log_level = ERROR
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
"""

proxy_settings = """[DEFAULT]
swift_dir = {folder}
log_level = ERROR
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats bulk s3api tempauth copy slo dlo versioned_writes symlink proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
cors_preflight_allow_origin = *
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{name} = {secret} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:versioned_writes]
use = egg:swift#versioned_writes
[filter:symlink]
use = egg:swift#symlink
"""


class Silence:
    def write(self, *_words):
        pass


def serve(kind, text):
    listener = eventlet.listen(("127.0.0.1", 0), backlog=512)
    write(kind + ".conf", text)
    return listener


def answer(kind, listener):
    app = loadapp(os.path.join(folder, kind + ".conf"))
    eventlet.spawn(
        eventlet.wsgi.server, listener, app, Silence(), protocol=SwiftHttpProtocol, log_output=False
    )


import eventlet.wsgi

eventlet.wsgi.HttpProtocol.default_request_version = "HTTP/1.0"

stores = {}
for kind in ("account", "container", "object"):
    stores[kind] = serve(kind, storage_settings.format(folder=folder, devices=devices, kind=kind))
    port = stores[kind].getsockname()[1]
    builder = RingBuilder(2, 1, 1)
    device = {"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "disk", "weight": 1, "meta": ""}
    builder.add_dev({**device, "replication_ip": "127.0.0.1", "replication_port": port})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, kind + ".ring.gz"))
account, name = user.split(":")
proxy = serve("proxy", proxy_settings.format(folder=folder, account=account, name=name, secret=secret))
for kind, listener in stores.items():
    answer(kind, listener)
answer("proxy", proxy)
print(proxy.getsockname()[1], flush=True)


def end_with_input():
    original("os").read(0, 1)
    original("os")._exit(0)


original("threading").Thread(target=end_with_input, daemon=True).start()
while True:
    eventlet.sleep(3600)
